/** Describes how a company wants the interface to look. */
export interface Brand {
  /** Its colour as `#rrggbb`: buttons, links, focus and what is selected follow it. Texts keep their contrast whatever it is. */
  readonly color?: `#${string}` | undefined;
  /** Names a font family that the page has loaded. The bundled font takes its place until it is there. */
  readonly font?: string | undefined;
  /** How round controls are, in pixels; smaller and larger corners follow. Defaults to 6. */
  readonly radius?: number | undefined;
}
