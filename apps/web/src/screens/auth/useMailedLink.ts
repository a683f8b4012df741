import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import { readAddress, replaceAddress } from '../../core/navigation/address.ts';
import { reportDefect } from '../describeFailure.ts';
import { type MailedLink, readMailedLink } from './mailedLink.ts';
import { useRedirectToSignIn } from './useRedirectToSignIn.ts';

interface PresentedLink<Answer> {
  readonly link: MailedLink;
  /** What the server said of a good link; undefined before that. */
  readonly answer: Answer | undefined;
  /** Why the link could not be presented; undefined while there is nothing against it. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Returns whether the server refuses a link for good, and not only for now. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && ![408, 429].includes(status);

/**
 * Presents the link of the address to the server. One that is no good, has been used or is too old leads to the sign-in with a toast that
 * says so (docs/product.md §8).
 *
 * @param canRequest is whether the toast offers to have another one mailed.
 */
export function useMailedLink<Answer>(
  present: (link: MailedLink) => Promise<Answer>,
  canRequest = false,
): PresentedLink<Answer> {
  const { t } = useTranslation();
  const redirectToSignIn = useRedirectToSignIn();
  const [link] = useState(() => readMailedLink(readAddress()));
  const [attempt, setAttempt] = useState(0);
  const [{ answer, error }, setOutcome] = useState<{ answer?: Answer; error?: ApiError }>({});

  // another link is mailed to whoever asks for it, also to somebody who was invited; that tells nobody whether there is an account
  const bad = {
    tone: 'danger',
    ...(canRequest && {
      action: { label: t('forgot_password.submit'), onPress: () => replaceAddress('/forgot-password') },
    }),
  } as const;
  const start = useEffectEvent(() => present(link));
  const fail = useEffectEvent((cause: unknown) => {
    if (!(cause instanceof ApiError)) reportDefect(cause);
    else if (isRefusal(cause)) redirectToSignIn(t('reset_password.create.error_messages.message5'), bad);
    else setOutcome({ error: cause });
  });
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (given) => {
        if (isCurrent) setOutcome({ answer: given });
      },
      (cause: unknown) => {
        if (isCurrent) fail(cause);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return {
    link,
    answer,
    error,
    retry() {
      setOutcome({});
      setAttempt((count) => count + 1);
    },
  };
}
