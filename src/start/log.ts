/** The log: JSON lines, or readable ones on a terminal; secrets never reach it. */
import { type Logger, type LoggerOptions, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './config.ts';

export interface LogOptions {
  readonly level: LogLevel;
  /** Secrets of this process, blotted out wherever they turn up: in a message, an error, a URL. */
  readonly secrets?: readonly string[];
  /** Readable lines instead of JSON; default: whether the output is a terminal. */
  readonly pretty?: boolean;
  /** Where lines go; default: standard output. */
  readonly output?: NodeJS.WritableStream;
}

/** Tokens of interactions stand in Discord's paths: whoever reads one can answer in the bot's name. */
const TOKEN_IN_PATH = /(\/(?:webhooks|interactions)\/\d+\/)[\w.-]{20,}/g;

export function createLog(options: LogOptions): Logger {
  const secrets = (options.secrets ?? []).filter((secret) => secret !== '');
  const output = options.output ?? process.stdout;
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    // A refused message carries its picture: megabytes of numbers that say nothing.
    redact: { paths: ['err.requestBody.files', 'err.requestBody.json.attachments'], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      streamWrite: (line) =>
        secrets
          .reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)
          .replace(TOKEN_IN_PATH, '$1[token]'),
    },
  };
  if (!(options.pretty ?? process.stdout.isTTY)) return pino(settings, output);
  return pino(
    settings,
    pretty({ destination: output, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', colorize: true }),
  );
}
