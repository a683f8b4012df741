import { forgotPassword } from '../features/forgot-password/forgot-password.feature.ts';
import { login } from '../features/login/login.feature.ts';
import { register } from '../features/register/register.feature.ts';
import { resetPassword } from '../features/reset-password/reset-password.feature.ts';
import { verifyUser } from '../features/verify-user/verify-user.feature.ts';
import type { Feature, RouteHandle } from '../core/navigation/feature.ts';
import { findPage } from '../core/navigation/findPage.ts';

/** Lists the features that need no sign-in. Those that need one are in gatedFeatures.ts. */
export const publicFeatures: readonly Feature[] = [
  login,
  register,
  forgotPassword,
  resetPassword,
  verifyUser,
];

/** Finds the page of an address among those that need no sign-in. */
export const findPublicPage = (address: string): RouteHandle | undefined => findPage(publicFeatures, address);

/** Lists the public features that somebody who has signed in sees as well. */
export const featuresForAll = publicFeatures.filter(({ isForSignedIn }) => isForSignedIn);

/** The address of the sign-in, to which everybody is led who asks for another page. */
export const signInAddress = '/login';
