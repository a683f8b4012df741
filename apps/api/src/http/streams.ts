/** Opens streams that requests are answered with. */
export interface Streams {
  /**
   * Opens a stream of what changes, for a session by the hash of its token. It ends with the session, and when the rights of its user change.
   *
   * @param since tells first what has changed in so many milliseconds, as far as that is known.
   * @throws ApiError 401 for a session that is over, 503 when its user or this process has as many streams as there may be.
   */
  open(sessionHash: string, since?: number): Promise<ReadableStream<Uint8Array>>;
}
