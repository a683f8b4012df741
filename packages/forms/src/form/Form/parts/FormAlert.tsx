import { Alert } from '@bureau/ui';
import { useEffect, useRef } from 'react';
import { Messages } from '../Form.styles.ts';

export interface FormAlertProps {
  readonly messages: readonly string[];
}

/** Speaks what is wrong with the form as a whole, and brings it into view. */
export function FormAlert({ messages }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const alert = ref.current;
    if (alert && 'scrollIntoView' in alert) alert.scrollIntoView({ block: 'nearest' });
  }, [messages]);

  if (messages.length === 0) return null;
  return (
    <Alert ref={ref} tone="danger" isAssertive>
      {messages.length === 1 ? (
        messages[0]
      ) : (
        <Messages>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Messages>
      )}
    </Alert>
  );
}
