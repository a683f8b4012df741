import type { BackdropColor, SidebarColor, SidebarGradient, ThemeLayout } from '@bureau/theme';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes the settings of a theme (docs/product.md §2, Theme settings panel). It is plain data that can be stored. */
export interface ThemeSettings {
  /** Names the layout; `automatic` is light or dark as the system is. */
  readonly layout: ThemeLayout | 'automatic';
  /** Whether texts stand out more than usual. */
  readonly isHighContrast: boolean;
  /** Folds the sidebar to its icons. */
  readonly isMenuCollapsed: boolean;
  /** How wide the sidebar is. */
  readonly sidebarWidth: 'small' | 'default' | 'large';
  /** Names the colour or the gradient of the sidebar; null is the theme's own. */
  readonly sidebarBackground: SidebarColor | SidebarGradient | null;
  /** Whether a picture lies behind the sidebar. */
  readonly hasSidebarPicture: boolean;
  /** Names the picture behind the sidebar by its id. */
  readonly sidebarPicture: string | null;
  /** The colour of the sidebar in the layout `custom-colors`. */
  readonly customColor: `#${string}`;
  /** The colour of its text. */
  readonly fontColor: 'black' | 'white';
  /** The colour that lies behind the transparent layout. */
  readonly backdropColor: BackdropColor;
  /** Names the picture seen through the layout `transparent` by its id; null shows the colour. */
  readonly backdropPicture: string | null;
}

/** Describes a picture that can be chosen. */
export interface PanelPicture {
  /** Identifies the picture. */
  readonly id: string;
  /** The address of the picture. */
  readonly src: string;
  /** Names the picture for those who cannot see it. */
  readonly label: string;
}

export interface ThemePanelProps extends RootProps {
  /** Shows the panel. It takes the focus when it opens, and gives it back when it closes. */
  readonly isOpen: boolean;
  /** Runs when the panel asks to close: by its button or by Escape. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shows these choices. */
  readonly value: ThemeSettings;
  /** Runs with each change, so that the theme follows at once. */
  readonly onChange: (value: ThemeSettings) => void;
  /** What was saved last: what differs from it can be saved, or taken back. */
  readonly savedValue: ThemeSettings;
  /** Lists the pictures that can lie behind the sidebar. */
  readonly sidebarPictures: readonly PanelPicture[];
  /** Lists the pictures that can lie behind the transparent layout. */
  readonly backdropPictures: readonly PanelPicture[];
  /** Saves the theme for this person; without it there is no such button. A promise that rejects shows its message. */
  readonly onSave?: ((value: ThemeSettings) => Promise<unknown>) | undefined;
  /** Saves the theme for everybody; needs `canSaveForEveryone`. A promise that rejects shows its message. */
  readonly onSaveForEveryone?: ((value: ThemeSettings) => Promise<unknown>) | undefined;
  /** Permission to save for everybody (docs/product.md §6): without it there is no such button. */
  readonly canSaveForEveryone?: boolean;
  /** Sets everything as the company has it. Without it there is no such button. */
  readonly onReset?: (() => void) | undefined;
  /** Returns the message for a save that failed. Defaults to that of the `Error`. */
  readonly formatError?: ((error: unknown) => string) | undefined;
}
