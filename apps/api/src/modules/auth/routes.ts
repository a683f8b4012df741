import { auth } from '@bureau/contract';
import { writeAudit } from '../../access/audit.ts';
import { implement } from '../../http/implement.ts';
import { forgotPassword, resetPassword, verifyToken, verifyUser } from './mailedLinks.ts';
import { endSession } from './queries.ts';
import { register } from './register.ts';
import { signIn } from './signIn.ts';

export const authRoutes = [
  implement(auth.register, register),
  implement(auth.login, signIn),
  implement(auth.forgotPassword, forgotPassword),
  implement(auth.verifyToken, verifyToken),
  implement(auth.verifyUser, verifyUser),
  implement(auth.resetPassword, resetPassword),

  implement(auth.logout, async ({ db, caller, origin }) => {
    await endSession(db, caller.tokenHash);
    await writeAudit(db, { event: 'logout', userId: caller.id, detail: null }, origin);
    return undefined;
  }),
];
