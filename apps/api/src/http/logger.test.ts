import { describe, expect, it } from 'vitest';
import { createLogger, type LogLevel } from './logger.ts';

function logged(
  level: LogLevel,
  write: (log: ReturnType<typeof createLogger>) => void,
): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLogger(level, (line) => lines.push(line)));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('somebody who reads the log', () => {
  it('finds a line of JSON for each event that is as weighty as asked for', () => {
    const lines = logged('warn', (log) => {
      log.debug('a');
      log.info('b');
      log.warn('c', { requestId: '1' });
      log.error('d');
    });
    expect(lines).toMatchObject([
      { level: 'warn', message: 'c', requestId: '1' },
      { level: 'error', message: 'd' },
    ]);
    expect(Object.keys(lines[1] ?? {})).toEqual(['time', 'level', 'message']);
  });

  it('finds nothing when it is silent', () => {
    expect(logged('silent', (log) => log.error('x'))).toEqual([]);
  });

  it('finds an error with its cause, but not what the query carried', () => {
    const error = new Error('Failed query: select $1\nparams: hunter2', {
      cause: new Error('no such table'),
    });
    const [line] = logged('info', (log) => log.error('A request failed.', { error }));
    expect(JSON.stringify(line)).not.toContain('hunter2');
    expect(line?.['error']).toMatchObject({
      message: 'Failed query: select $1',
      cause: { message: 'no such table' },
    });
  });
});
