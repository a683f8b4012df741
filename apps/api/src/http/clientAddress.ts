/** Writes an IPv4 address that came through an IPv6 socket as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Returns the address that a request comes from. `X-Forwarded-For` is read from the right, and only as far as each entry was
 * written by a proxy that is trusted: everything before can be forged.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const hops = [...(forwardedFor?.split(',') ?? []), remote ?? ''].map((hop) => plain(hop.trim())).reverse();
  const client = hops.find((hop) => !trustedProxies.includes(hop)) ?? hops.at(-1) ?? '';
  return client.slice(0, 64);
}
