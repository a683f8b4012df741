import { testRule } from '../testRule.ts';
import { noLiteralColour } from './noLiteralColour.ts';

testRule('no-literal-colour', noLiteralColour, {
  valid: [
    'const a = styled.div`color: var(--bureau-color-text); white-space: nowrap; &:hover { color: currentColor; }`',
    'const a = styled.div`@media (forced-colors: active) { border: 1px solid CanvasText; }`',
    'const a = styled.div`/* red, #fff */ background: color-mix(in oklch, var(--bureau-color-surface) 50%, transparent);`',
    "const a = styled.div`mask: url('#fade') no-repeat; .white-label & { color: inherit; }`",
    "const to = '#/tasks'; const text = 'Task #123 is red'; const tone = 'red';",
    '<Icon fill="currentColor" tone="gold" />',
  ],
  invalid: [
    {
      code: 'const a = styled.div`color: #fff;`',
      errors: [{ messageId: 'literal', data: { colour: '#fff' } }],
    },
    { code: 'const a = css`box-shadow: 0 1px 2px rgb(0 0 0 / 20%), 0 0 1px black`', errors: 2 },
    { code: 'const a = styled(Button)`&[data-x] { background: White }`', errors: [{ messageId: 'literal' }] },
    {
      code: 'const a = styled.div`border: 1px solid oklch(50% 0.1 200); width: ${w}; color: hsl(1 1% 1%);`',
      errors: 2,
    },
    { code: "const a = { color: '#A1B2C3' }", errors: [{ messageId: 'literal' }] },
    { code: 'const a = `rgb(${r} ${g} ${b})`', errors: [{ messageId: 'literal' }] },
    { code: '<path fill="red" style={{ backgroundColor: \'white\' }} />', errors: 2 },
  ],
});
