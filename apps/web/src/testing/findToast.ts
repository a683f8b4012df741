import { screen, waitFor, within } from 'storybook/test';

/** Waits for a toast; what it says is announced beside it as well. */
export const findToast = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
    const found = toasts.find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`No toast says ${text}.`);
    return found;
  });
