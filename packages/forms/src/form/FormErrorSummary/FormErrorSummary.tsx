import { Alert, type RootProps } from '@bureau/ui';
import { type MouseEvent, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import { useFormContextValue } from '../Form/FormContext.ts';
import { listErrors } from '../Form/errorTree.ts';
import { focusFirstField, shownPaths } from '../Form/formElements.ts';
import { labelOf } from './labelOf.ts';
import { List, Root } from './FormErrorSummary.styles.ts';

export type FormErrorSummaryProps = RootProps<HTMLDivElement>;

interface RefusedField {
  readonly path: string;
  readonly label: string;
  readonly message: string;
}

/** With how many refused fields the summary appears; a single one takes the focus itself. */
const appearsFrom = 2;

/**
 * Lists the fields that a submission was refused for, at the top of a form too long to be seen at once, and takes the focus. Each entry leads
 * to its field. The list stays as it is until the next submission, so that nothing moves while somebody corrects one field after the other.
 */
export function FormErrorSummary({ ref, ...rootProps }: FormErrorSummaryProps) {
  useFormContextValue('FormErrorSummary');
  const messages = useFormsMessages();
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly RefusedField[]>([]);
  useImperativeHandle(ref, () => summary.current as HTMLDivElement, []);

  const form = () => place.current?.closest('form') ?? null;
  const collect = useEffectEvent(() => {
    const element = form();
    const found = listErrors(errors).flatMap(({ path, message }) => {
      const label = labelOf(element, path);
      return label === undefined ? [] : [{ path, label, message }];
    });
    const places = element ? shownPaths(element) : [];
    const ordered = found.toSorted((one, other) => places.indexOf(one.path) - places.indexOf(other.path));
    setRefused(ordered.length < appearsFrom ? [] : ordered);
  });
  useEffect(() => {
    // By then the form has given the focus to the first of them, from where it is taken.
    queueMicrotask(() => collect());
  }, [submitCount]);
  useEffect(() => {
    if (refused.length > 0) summary.current?.focus();
  }, [refused]);

  const follow = (event: MouseEvent, path: string) => {
    // The address belongs to the router, which keeps its paths behind the hash.
    event.preventDefault();
    const element = form();
    if (element) focusFirstField(element, (candidate) => candidate === path);
  };

  const title = messages('forms.alert.fields');
  return (
    <>
      <span ref={place} hidden />
      {refused.length > 0 && (
        <Root {...rootProps} ref={summary} tabIndex={-1} role="group" aria-label={title}>
          <Alert tone="danger" title={title}>
            <List>
              {refused.map(({ path, label, message }) => (
                <li key={path}>
                  <a href={`#${path}`} onClick={(event) => follow(event, path)}>
                    {label}
                  </a>
                  : {message}
                </li>
              ))}
            </List>
          </Alert>
        </Root>
      )}
    </>
  );
}
