import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import { forgotPassword } from '../features/forgot-password/forgot-password.feature.ts';
import { login } from '../features/login/login.feature.ts';
import { register } from '../features/register/register.feature.ts';
import { resetPassword } from '../features/reset-password/reset-password.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';
import { verifyUser } from '../features/verify-user/verify-user.feature.ts';
import type { Feature, FeaturePage } from '../core/navigation/feature.ts';
import { findPage } from '../core/navigation/findPage.ts';

/** Lists the features of the application: what is not here cannot be opened. */
export const features: readonly Feature[] = [
  login,
  register,
  forgotPassword,
  resetPassword,
  verifyUser,
  dashboard,
  tasks,
];

const isPublic = ({ access }: Feature) => access === 'public';

/** Lists the features that need no sign-in, and those that do. */
export const publicFeatures = features.filter(isPublic);
export const gatedFeatures = features.filter((feature) => !isPublic(feature));

/** Finds the page of an address among those that need no sign-in. */
export function findPublicPage(address: string): FeaturePage | undefined {
  return findPage(publicFeatures, address)?.page;
}

/** Lists the public features that somebody who has signed in sees as well. */
export const featuresForAll = publicFeatures.filter(({ isForSignedIn }) => isForSignedIn);
