/** A table as it is posted: its words from the view, its picture from the painter. */
import { createPainter } from '#render/painter.ts';
import type { PictureRequest } from '#render/request.ts';
import { choices, start } from '#rules/games.ts';
import { seatPlan } from '#tables/lobby.ts';
import type { GameTable, Lobby, Sitter, Table } from '#tables/table.ts';
import { boardView } from '#view/board.ts';
import { lobbyView } from '#view/lobby.ts';
import { type PicturePerson, pictureOf, podiumOf } from '#view/picture.ts';
import { sayIn } from '#i18n/say.ts';
import type { Drawn } from './answer.ts';
import type { Avatars } from '#render/avatars.ts';
import type { Seat } from '#rules/game.ts';

const WIDTH = 960;
