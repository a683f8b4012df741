import { applyTheme } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ThemePanel, toTheme, type PanelPicture, type ThemeSettings } from '../../theming/index.ts';
import basicLayout, { Matrix } from './BasicLayout.stories.tsx';
import { BasicLayout, type BasicLayoutProps } from './BasicLayout.tsx';

const meta = {
  title: 'BasicLayoutPanel',
  id: 'ui-layout-basiclayoutpanel',
  component: BasicLayout,
  args: { ...basicLayout.args, ...Matrix.args },
  parameters: basicLayout.parameters,
  render: (args) => <ThemedLayout {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof BasicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const picturesOf = (kind: string): readonly PanelPicture[] =>
  [1, 2, 3, 4].map((number) => ({
    id: `${number}.svg`,
    src: `/assets/images/${kind}/${number}.svg`,
    label: `Image ${number}`,
  }));
const sidebarPictures = picturesOf('sidebar');
const backdropPictures = picturesOf('backdrop');

const ocean: ThemeSettings = {
  layout: 'light',
  isHighContrast: false,
  isMenuCollapsed: false,
  sidebarWidth: 'default',
  sidebarBackground: 'ocean',
  hasSidebarPicture: true,
  sidebarPicture: '2.svg',
  customColor: '#1f2937',
  fontColor: 'white',
  backdropColor: 'midnight',
  backdropPicture: '2.svg',
};

function ThemedLayout(props: BasicLayoutProps) {
  const [settings, setSettings] = useState(ocean);
  useEffect(() => applyTheme(toTheme(settings, sidebarPictures, backdropPictures)), [settings]);
  return (
    <BasicLayout
      {...props}
      sidebarWidth={settings.sidebarWidth}
      isSidebarCollapsed={settings.isMenuCollapsed}
      panel={
        <ThemePanel
          isOpen
          onOpenChange={fn()}
          value={settings}
          savedValue={ocean}
          onChange={setSettings}
          onSave={() => Promise.resolve()}
          sidebarPictures={sidebarPictures}
          backdropPictures={backdropPictures}
        />
      }
    />
  );
}

const headerBottom = () => document.querySelector('header')?.getBoundingClientRect().bottom;

/** Lies beside the page where there is room, and leaves the header alone: nothing that has the focus is behind it. */
export const PanelCoversNothing: Story = {
  play: async () => {
    const { left, top } = screen.getByRole('region', { name: 'Appearance' }).getBoundingClientRect();
    await expect(top).toBe(headerBottom());
    await expect(screen.getByRole('main').getBoundingClientRect().right).toBe(left);
    await expect(screen.getByRole('contentinfo').getBoundingClientRect().right).toBe(left);
  },
};

/** On a narrow screen it lies over the page, and still leaves the header alone. */
export const PanelOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { top, width } = screen.getByRole('region', { name: 'Appearance' }).getBoundingClientRect();
    await expect(top).toBe(headerBottom());
    await expect(width).toBe(272);
    await expect(screen.getByRole('main').getBoundingClientRect().right).toBe(window.innerWidth);
  },
};

/** Changes its theme while it is shown. */
export const WithThemePanel: Story = {
  play: async ({ step }) => {
    const user = userEvent.setup();
    const root = document.documentElement;
    await step('the layout follows the panel at once', async () => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Transparent');
      await waitFor(() => expect(root.dataset['layout']).toBe('transparent'));
      await expect(root.style.getPropertyValue('--bureau-backdrop')).toContain('/backdrop/2.svg');
    });
    await step('the sidebar takes the width, and folds', async () => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sidebar width' }), 'Large');
      await waitFor(() =>
        expect(document.querySelector('[data-sidebar-width="large"][data-sidebar="beside"]')).not.toBeNull(),
      );
      await user.click(screen.getByRole('switch', { name: 'Collapsed sidebar' }));
      await waitFor(() => expect(document.querySelector('[data-sidebar="rail"]')).not.toBeNull());
    });
  },
};
