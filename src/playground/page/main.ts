/** Starts the page. */
import { showTheme, themeNow } from './state/remembered.ts';
import './frame/playground-page.ts';

showTheme(themeNow());
