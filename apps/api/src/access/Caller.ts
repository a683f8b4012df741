import type { LoginUser, Permission } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import type { SQL } from '../db/orm.ts';

/** Describes the signed-in user who calls. */
export interface Caller {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly avatar: string | null;
  readonly language: Locale;
  /** The user's own time zone; null takes the company's. */
  readonly timeZone: string | null;
  readonly preferences: LoginUser['preferences'];
  readonly clientId: number | null;
  /** Whether somebody belongs to a client, by any of their roles, and sees what is that client's alone (docs/product.md §6). */
  readonly isExternal: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
  /** Whether the caller has given the own password again in this request: see {@link requireConfirmation}. */
  readonly isConfirmed: boolean;
  /** When the caller calls. */
  readonly now: Date;
  /** Identifies the session, so that it can be ended. */
  readonly tokenHash: string;
}

/** Describes as much of a person as it takes to say what they may see. */
export type Person = Pick<Caller, 'id' | 'clientId' | 'isExternal' | 'roles' | 'permissions'>;

/**
 * Describes of whom a condition says what they may see: one person, or all who may do the same. Then it names the columns that hold who they are and
 * which client they belong to, and the database answers for all of them at once.
 */
export interface Viewer extends Omit<Person, 'id' | 'clientId'> {
  readonly id: number | SQL<number>;
  readonly clientId: number | null | SQL<number | null>;
}
