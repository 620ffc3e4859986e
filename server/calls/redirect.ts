/** An answer for the address bar: go there. Calls whose document answers 302 give one. */
export class Redirect {
  constructor(
    readonly location: string,
    /** Remembered by the browser until a single sign-on is through; an empty text forgets it. */
    readonly browserSecret?: string,
  ) {}
}
