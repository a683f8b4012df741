/** Says in one line, to the person who started the server, why it cannot run and what would help. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
