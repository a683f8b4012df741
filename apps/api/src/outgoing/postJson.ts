import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress, isPublicName } from './publicAddress.ts';

/** How long a server outside may take, in milliseconds. */
const timeout = 5_000;

/** Describes who may be reached: only the public internet, unless a test says otherwise. */
interface Reach {
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
}

const resolveAll = promisify(lookup);

const publicReach: Reach = {
  isAllowed: isPublicAddress,
  resolve: (name) => resolveAll(name, { all: true }),
};

/** An error: an address does not lead to the public internet alone. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Finds the addresses behind a URL. When one of them is not allowed, none is. */
async function findAddresses(url: URL, { isAllowed, resolve }: Reach): Promise<readonly LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
    throw new PrivateAddressError(`${host} does not lead to the public internet.`);
  return found;
}

/**
 * Whether an address given by a person may be posted to: by https, and to the public internet. A name that cannot be resolved now may be
 * kept, since it is asked again before each post.
 */
export async function mayPostTo(address: string, reach: Reach = publicReach): Promise<boolean> {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  if (isIP(host) === 0 && !isPublicName(host)) return false;
  try {
    await findAddresses(url, reach);
    return true;
  } catch (error) {
    return !(error instanceof PrivateAddressError);
  }
}

/**
 * Posts JSON to an address that a person has given. The name is resolved once, all of its addresses are checked, and the connection goes to one of
 * them, so that nobody can change the answer in between. Redirects are not followed, and the answer is not read.
 *
 * @throws PrivateAddressError for an address that is not of the public internet; Error when the server does not take it in time.
 */
export async function postJson(address: string, body: object, reach: Reach = publicReach): Promise<void> {
  const url = new URL(address);
  const [target] = await findAddresses(url, reach);
  if (target === undefined) throw new PrivateAddressError(`${url.hostname} has no address.`);
  const content = Buffer.from(JSON.stringify(body));
  const status = await new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'http:' ? requestHttp : requestHttps;
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(timeout),
      headers: { 'Content-Type': 'application/json', 'Content-Length': content.byteLength },
      lookup: (_, options, callback) => {
        if (options.all === true) callback(null, [target]);
        else callback(null, target.address, target.family);
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.end(content);
  });
  if (status < 200 || status > 299) throw new Error(`The server answered with ${status}.`);
}
