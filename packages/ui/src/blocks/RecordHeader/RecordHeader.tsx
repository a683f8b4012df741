import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Root } from './RecordHeader.styles.ts';

export interface RecordHeaderProps extends RootProps<HTMLDivElement> {
  /** The code of the record: "TSK-0042". */
  code: string;
  /** The title as text: with the code it is the page's only `h1`. */
  title: string;
  /** Shows the title: an inline editor, or the text itself. */
  children: ReactNode;
  /** What can be done with the record as a whole. */
  actions?: ReactNode;
  /** What is as much at hand on every record, as icons: a mark, and the menu of all else. It ends the actions; on a phone it stands beside the code. */
  corner?: ReactNode;
}

/** Shows which record a page is about. The title can be changed in its place, beside the heading that is announced. */
export function RecordHeader({ code, title, children, actions, corner, ...rootProps }: RecordHeaderProps) {
  return (
    <Root {...rootProps}>
      <div className="parts">
        <div className="names">
          <h1 tabIndex={-1}>
            {code} <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
          <div className="title">{children}</div>
        </div>
        {(actions !== undefined || corner !== undefined) && (
          <div className="ends">
            {actions !== undefined && <div className="actions">{actions}</div>}
            {corner !== undefined && <div className="corner">{corner}</div>}
          </div>
        )}
      </div>
    </Root>
  );
}
