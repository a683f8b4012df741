/** Lists how much is logged, from everything to nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Details = Readonly<Record<string, unknown>>;

/** Writes one line of JSON for each event. Callers leave secrets out: no tokens, passwords, bodies or query strings. */
export interface Logger {
  debug(message: string, details?: Details): void;
  info(message: string, details?: Details): void;
  warn(message: string, details?: Details): void;
  error(message: string, details?: Details): void;
}

/** Writes an error with its causes. A query's parameters, which some messages repeat, are cut off. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replace(/\nparams: [\s\S]*/, '');
  const stack = error.stack?.replace(error.message, message);
  return { message, stack, ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }) };
}

/** Creates a logger that leaves out what is below a level. */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const log =
    (lineLevel: LogLevel) =>
    (message: string, details: Details = {}) => {
      if (logLevels.indexOf(lineLevel) < logLevels.indexOf(level)) return;
      const { error, ...rest } = details;
      const line = {
        time: new Date().toISOString(),
        level: lineLevel,
        message,
        ...rest,
        ...(error === undefined ? {} : { error: plainError(error) }),
      };
      write(`${JSON.stringify(line)}\n`);
    };
  return { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
}
