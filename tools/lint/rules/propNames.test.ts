import { testRule } from '../testRule.ts';
import { propNames } from './propNames.ts';

testRule('prop-names', propNames, {
  valid: [
    'interface DialogProps { isOpen: boolean; defaultIsOpen?: boolean; onOpenChange: (isOpen: boolean) => void }',
    'interface PanelProps { readonly onOpenChange: (isOpen: boolean) => void }',
    'interface PanelState { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void }',
    'const list = <List onClose={() => onOpenChange(false)} />',
    "interface ButtonProps { variant?: 'solid' | 'outline' | 'ghost'; tone?: Tone }",
    'interface Option { readonly id: string; readonly label: string }',
  ],
  invalid: [
    { code: 'interface DialogProps { onClose: () => void }', errors: [{ messageId: 'name' }] },
    { code: 'function Bar({ onClose }: { readonly onClose?: () => void }) {}', errors: 1 },
    { code: 'type DialogProps = { onClose(): void }', errors: 1 },
    { code: 'interface PopoverProps { defaultOpen?: boolean }', errors: [{ messageId: 'name' }] },
    { code: 'interface DialogProps { isOpen: boolean }', errors: [{ messageId: 'pair' }] },
    { code: 'interface MenuProps extends Root { readonly isOpen?: boolean | undefined }', errors: 1 },
  ],
});
