/** An error whose message tells the person who started the server, in one line, why it cannot run and what would help. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
