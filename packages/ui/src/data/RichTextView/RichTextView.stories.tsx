import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichTextView } from './RichTextView.tsx';

const meta = {
  id: 'ui-richtextview',
  component: RichTextView,
  args: {
    html: `<p>A <strong>strong</strong>, <em>stressed</em>, <u>underlined</u> and <s>dropped</s> word, and <code>code</code>.</p>
<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><blockquote><p>said before</p></blockquote>
<pre>if (a &lt; b) return a very long line of code that does not fit into the width of a phone at all;</pre>
<p><a href="#/tasks/detail/7">TSK-0007</a>, <a href="https://example.com">a page</a>, <span data-mention="7">@Marta Lindqvist</span></p>`,
  },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link within the application stays in its window; who is mentioned stands out. */
export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'TSK-0007' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'a page' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('@Marta Lindqvist')).toHaveAttribute('data-mention', '7');
  },
};

/** A table says which heads its cells have; one that is too wide scrolls in its own box, by the keyboard too. */
export const Table: Story = {
  args: {
    html: `<table><thead><tr><th scope="col">Stage</th><th scope="col">Certificate</th><th scope="col">Responsible</th><th scope="col">Renewed</th><th scope="col">Remarks</th></tr></thead>
<tbody><tr><th scope="row">staging</th><td>bureau-staging.example</td><td><span data-mention="7">@Marta Lindqvist</span></td><td>14 April</td><td>by hand</td></tr>
<tr><th scope="row">test</th><td colspan="4" onclick="x()" style="position:fixed">none<table><tr><td>inner</td></tr></table></td></tr></tbody></table>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await expect(canvas.getByRole('columnheader', { name: 'Renewed' })).toHaveAttribute('scope', 'col');
    await expect(canvas.getByRole('rowheader', { name: 'staging' })).toHaveAttribute('scope', 'row');
    const inner = canvas.getByRole('cell', { name: 'none inner' });
    await expect(inner).toHaveAttribute('colspan', '4');
    await expect(inner.hasAttribute('onclick') || inner.hasAttribute('style')).toBe(false);
    const box = await canvas.findByRole('group', { name: /^Stage, Certificate/ });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What could do harm is not there. */
export const Hostile: Story = {
  args: {
    html: '<script>window.isHacked = 1</script><img src=x onerror="window.isHacked=1"><a href="javascript:window.isHacked=1">run</a><p style="position:fixed" onclick="window.isHacked=1">text</p><svg/onload=window.isHacked=1>',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('text');
    await waitFor(() => expect(text).toBeVisible());
    await expect(
      text.parentElement?.querySelectorAll('script, img, svg, [style], [onclick], a[href]'),
    ).toHaveLength(0);
    await expect('isHacked' in window).toBe(false);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {};
