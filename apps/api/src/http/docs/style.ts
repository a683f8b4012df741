/** The appearance of the pages: the system's own colours, which follow light and dark and high contrast by themselves. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
body { margin: 0 auto; max-inline-size: 60rem; padding: 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.25 } h2 { font-size: 1.25rem; margin-block: 2rem .5rem } h3, h4 { font-size: 1rem; margin-block: 1rem .25rem }
a { color: LinkText } :focus-visible { outline: 2px solid LinkText; outline-offset: 2px }
code { font: .875rem ui-monospace, monospace }
p { margin-block: .25rem }
.muted { color: color-mix(in srgb, CanvasText 80%, Canvas) }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1rem }
label { display: grid; flex: 1 1 14rem; font-weight: 600 }
input, button { font: inherit; color: inherit; background: Canvas; border: 1px solid currentColor; border-radius: .25rem; padding: .375rem .75rem; min-inline-size: 0 }
ul { list-style: none; margin: .25rem 0; padding: 0 } li { padding-block: .375rem }
li ul { border-inline-start: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); padding-inline-start: .75rem }
section, nav li { border-block-start: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
section { padding-block: .5rem 1rem }
.method { display: inline-block; min-inline-size: 4rem; font-weight: 600 }
`;

/** The element that holds them, to the letter: the security policy of the page names it by its hash. */
export const styleElement = `<style>${style}</style>`;
