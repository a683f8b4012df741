import { $createLinkNode, $isLinkNode, $toggleLink } from '@lexical/link';
import { $createTextNode, $findMatchingParent, $getSelection, $isRangeSelection } from 'lexical';

/** Makes a link of what is selected, or changes the one that the caret is in; where there is neither, a text is put in for it. */
export function $setLink(address: string, text: string): void {
  const selection = $getSelection();
  const isAtCaret = $isRangeSelection(selection) && selection.isCollapsed();
  if (!isAtCaret || $findMatchingParent(selection.anchor.getNode(), $isLinkNode)) $toggleLink(address);
  else selection.insertNodes([$createLinkNode(address).append($createTextNode(text))]);
}
