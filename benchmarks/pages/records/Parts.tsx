import type { List } from '@bureau/contract';
import { useAnswer } from './answers.ts';
import { Icon, Shapes } from './icons.tsx';
import { Section } from './Section.tsx';

/** The buttons of the editor, and of how many shapes their icons are. */
const formats = [
  ['Bold', 1],
  ['Italic', 3],
  ['Underline', 2],
  ['Strikethrough', 3],
  ['Code', 2],
  ['Bulleted list', 6],
  ['Numbered list', 6],
  ['Link', 2],
  ['Undo', 2],
  ['Redo', 2],
] as const;

/** Draws the files of a task. */
export function Files({ id }: { readonly id: number }) {
  const files = useAnswer<List<{ readonly id: number; readonly name: string }>>(
    `/api/tasks/${id}/attachments?per_page=200`,
  );
  return (
    <Section heading="Files">
      <div className="part files">
        {files?.data.length === 0 && <p className="muted">No files yet.</p>}
        <ul aria-label="Files">
          {files?.data.map((file) => (
            <li key={file.id}>{file.name}</li>
          ))}
        </ul>
        <div className="part-actions">
          <button type="button" className="button secondary small">
            <Icon name="paperclip" />
            <span>Attach files</span>
          </button>
          <input type="file" hidden />
          <span className="hint">Or drop or paste them here. Up to 25 MB each.</span>
        </div>
      </div>
    </Section>
  );
}

/** Draws the comments of a task, and the editor of a new one. */
export function Comments({ id }: { readonly id: number }) {
  const comments = useAnswer<List<{ readonly id: number; readonly body: string }>>(
    `/api/tasks/${id}/comments?sort=-created_at&per_page=50`,
  );
  return (
    <Section heading="Comments">
      <div className="part comments">
        {comments?.data.length === 0 && <p className="muted">No comments yet.</p>}
        <ol aria-label="Comments">
          {comments?.data.map((comment) => (
            <li key={comment.id}>{comment.body}</li>
          ))}
        </ol>
        <div className="editor">
          <div role="toolbar" aria-label="Formatting">
            {formats.map(([label, shapes]) => (
              <button key={label} type="button" className="tool" aria-label={label}>
                <Shapes count={shapes} />
              </button>
            ))}
          </div>
          <div contentEditable suppressContentEditableWarning role="textbox" aria-label="New comment">
            <p>
              <br />
            </p>
          </div>
        </div>
        <div className="part-actions">
          <button type="button" className="button secondary small" aria-disabled>
            <span>Comment</span>
          </button>
          <p className="muted">Type @ to mention someone</p>
        </div>
      </div>
    </Section>
  );
}
