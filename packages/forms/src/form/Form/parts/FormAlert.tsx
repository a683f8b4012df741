import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '../Form.styles.ts';

export interface FormAlertProps {
  readonly messages: readonly string[];
}

/** Speaks what is wrong with the form as a whole, and brings it into view. */
export function FormAlert({ messages }: FormAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length > 0) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [messages]);

  if (messages.length === 0) return null;
  return (
    <Alert ref={ref} role="alert">
      <CircleAlert aria-hidden />
      {messages.length === 1 ? <span>{messages[0]}</span> : <MessageList messages={messages} />}
    </Alert>
  );
}

function MessageList({ messages }: FormAlertProps) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
