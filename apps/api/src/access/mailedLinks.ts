import { and, eq, gt, inArray, isNull, ne } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { type LinkPurpose, mailedLinks, users } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import { createToken, hashToken } from './tokens.ts';

/** Describes how long each kind of link is good for, in hours. */
const linkHours: Readonly<Record<LinkPurpose, number>> = { reset: 1, invitation: 7 * 24, email: 24 };

const routes: Readonly<Record<LinkPurpose, string>> = {
  reset: '/reset-password',
  invitation: '/reset-password',
  email: '/verify-user',
};

interface NewLink {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  /** The address that the link is mailed to. */
  readonly email: string;
  /** Who asked for it, unless it was the receiver. */
  readonly createdBy?: number;
  readonly now: Date;
}

const isOfKind = ({ userId, purpose }: Pick<NewLink, 'purpose' | 'userId'>) =>
  and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose));

/**
 * Creates a link of 256 random bits, which is stored as a hash, and returns what a mail says of it. Earlier ones of its kind hold until its mail was sent: see {@link confirmSent}.
 */
export async function createLink(tx: Database, { now, ...link }: NewLink) {
  const token = createToken();
  const hash = hashToken(token);
  const hours = linkHours[link.purpose];
  const expiresAt = new Date(now.getTime() + hours * 60 * 60 * 1000);
  await tx.delete(mailedLinks).where(and(isOfKind(link), isNull(mailedLinks.sentAt)));
  await tx.insert(mailedLinks).values({ ...link, hash, createdAt: now, expiresAt });
  const route = `${routes[link.purpose]}/${encodeURIComponent(link.email)}/${token}`;
  return { ...link, hash, route, hours, expiresAt };
}

/** Notes that a link was mailed. Earlier ones of its kind end; one in whose place a later one came meanwhile ends none. */
export async function confirmSent(
  db: Database,
  link: Awaited<ReturnType<typeof createLink>>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(mailedLinks.hash, link.hash);
    const sent = await tx.update(mailedLinks).set({ sentAt: now }).where(isIt).returning();
    if (sent.length === 0) return;
    await tx.delete(mailedLinks).where(and(isOfKind(link), ne(mailedLinks.hash, link.hash)));
  });
}

/** Describes what somebody gives who has followed a link. */
export interface FollowedLink {
  readonly email: string;
  readonly token: string;
}

/**
 * Finds whose link it is that was followed, and locks it, so that it is used once.
 *
 * @throws ApiError 422 when there is no such link, it has expired, it was sent to another address, or its user is not active.
 */
export async function requireLink(
  tx: Database,
  purposes: readonly LinkPurpose[],
  { email, token }: FollowedLink,
  now: Date,
) {
  const [link] = await tx
    .select({
      hash: mailedLinks.hash,
      purpose: mailedLinks.purpose,
      id: users.id,
      email: mailedLinks.email,
      username: users.username,
      firstname: users.firstname,
      lastname: users.lastname,
      language: users.language,
    })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .where(
      and(
        eq(mailedLinks.hash, hashToken(token)),
        eq(mailedLinks.email, email),
        inArray(mailedLinks.purpose, [...purposes]),
        gt(mailedLinks.expiresAt, now),
        eq(users.isActive, true),
      ),
    )
    .for('update');
  if (link === undefined) throw new ApiError(422, 'errors.badLink');
  return link;
}
