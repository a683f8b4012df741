import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { InlineEdit } from './InlineEdit.tsx';
import { InlineValue } from './InlineValue.tsx';

afterEach(cleanup);

interface TitleProps {
  readonly title?: string;
  readonly canEdit?: boolean;
  readonly hasDraft?: boolean;
}

function Title({ title = 'Pier', canEdit = true, hasDraft = false }: TitleProps) {
  return (
    <InlineValue
      label="Title"
      canEdit={canEdit}
      hasDraft={hasDraft}
      renderEditor={(isOpenAtFirst) => (
        <InlineEdit<string>
          label="Title"
          canEdit
          value={title}
          initialDraft={isOpenAtFirst || hasDraft ? `${title}s` : undefined}
          onSave={() => undefined}
          renderEditor={({ draft, controlProps }) => <input {...controlProps} value={draft} readOnly />}
        />
      )}
    >
      {title}
    </InlineValue>
  );
}

it('reads as its editor does when that is closed', () => {
  const { container, unmount } = render(<Title />);
  const shown = container.innerHTML;
  unmount();
  render(
    <InlineEdit<string>
      label="Title"
      canEdit
      value="Pier"
      onSave={() => undefined}
      renderEditor={() => null}
    />,
    {
      container: document.body.appendChild(document.createElement('div')),
    },
  );
  expect(document.body.lastElementChild?.innerHTML).toBe(shown);
});

it('says that there is no value', () => {
  render(<Title title="" />);
  expect(screen.getByText('None')).not.toBeNull();
});

it('opens its editor when the pencil is pressed, and not before', async () => {
  render(<Title />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Title' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Piers');
});

it('begins with the editor where a draft was kept', () => {
  render(<Title hasDraft />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Piers');
});

it('has no pencil for those who may not edit', () => {
  render(<Title canEdit={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
