import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { ControlInput, ControlLabel, ControlError } from '../../controls/controls.styles.ts';
import type { RangeEnd, RangeErrorCode, RangeErrors, RangeTexts } from '../parseRange.ts';
import { End, Form } from './RangeForm.styles.ts';

interface RangeFormProps {
  texts: RangeTexts;
  onTextsChange: (texts: RangeTexts) => void;
  /** Applies what is typed, and returns its errors. */
  onApply: () => RangeErrors;
  /** Runs when the person has finished. */
  onDone: () => void;
  /** Returns what to enter instead. */
  describeError: (error: RangeErrorCode) => string;
  inputMode: 'text' | 'numeric' | 'decimal';
  /** Offers ranges that are chosen often. */
  choices?: ReactNode;
  /** Another way to enter the range. */
  children?: ReactNode;
}

const ends: readonly RangeEnd[] = ['from', 'to'];

/** Takes both ends of a range, of which either may stay open. What is typed counts when the person leaves the field. */
export function RangeForm(props: RangeFormProps) {
  const { texts, onTextsChange, onApply, onDone, describeError, inputMode, choices, children } = props;
  const t = useUiMessages();
  const id = useId();
  // The focus leaves the form when it closes, too: what is typed has then been taken, or been given up.
  const isOver = useRef(false);
  const [errors, setErrors] = useState<RangeErrors>({});

  const apply = () => {
    const found = onApply();
    setErrors(found);
    return Object.keys(found).length === 0;
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!apply()) return;
    isOver.current = true;
    onDone();
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isOver.current = true;
  };

  return (
    <Form noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {choices}
      {ends.map((end) => {
        const error = errors[end];
        return (
          <End key={end} data-end={end}>
            <ControlLabel htmlFor={`${id}-${end}`}>{t(`ui.range.${end}`)}</ControlLabel>
            <ControlInput
              id={`${id}-${end}`}
              value={texts[end]}
              autoFocus={choices === undefined && end === 'from'}
              autoComplete="off"
              inputMode={inputMode}
              aria-invalid={error !== undefined}
              aria-describedby={error && `${id}-${end}-error`}
              onChange={(event) => onTextsChange({ ...texts, [end]: event.target.value })}
              onBlur={() => !isOver.current && apply()}
            />
            {error && (
              <ControlError id={`${id}-${end}-error`} role="alert">
                {describeError(error)}
              </ControlError>
            )}
          </End>
        );
      })}
      {children}
      <Button type="submit" variant="solid" tone="accent" size="small">
        {t('ui.done')}
      </Button>
    </Form>
  );
}
