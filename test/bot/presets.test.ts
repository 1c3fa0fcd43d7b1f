/** A whole game of every preset and of Snakes and Ladders with two people and two computers. */
import { wholeGames } from '../support/whole-games.ts';

wholeGames(2);
