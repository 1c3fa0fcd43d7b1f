/** Another whole game of every preset and of Snakes and Ladders, with three people and a computer. */
import { wholeGames } from '../support/whole-games.ts';

wholeGames(3);
