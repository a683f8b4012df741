/** Types a letter at the end of an input, as the browser tells it to the page. */
export function typeLetter(input: HTMLInputElement | undefined): void {
  if (!input) throw new Error('There is no such input.');
  input.setRangeText('a', input.value.length, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }));
}
