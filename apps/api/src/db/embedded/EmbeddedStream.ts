import { Duplex } from 'node:stream';

const terminate = 0x58;

interface Peer {
  /** Starts a new session. */
  connect(): void;
  /** Sends whole messages of PostgreSQL's protocol. */
  send(bytes: Uint8Array): void;
}

/**
 * Stands in for the socket between `pg` and a database in another thread, so that nobody else can reach it.
 * Has as much of `net.Socket` as `pg` uses.
 */
export class EmbeddedStream extends Duplex {
  readonly #peer: Peer;

  constructor(peer: Peer) {
    super({ autoDestroy: true });
    this.#peer = peer;
  }

  connect(): this {
    this.#peer.connect();
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** Takes bytes from the database; null says that no more will come. */
  receive(bytes: Uint8Array | null): void {
    if (!this.destroyed) this.push(bytes);
  }

  override _read(): void {
    // Bytes are pushed when they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (chunk[0] !== terminate) this.#peer.send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
