/** The fields that a person has left, whose faults are shown from then on. They are judged again after each pause in typing. */
export class TouchedFields {
  readonly #ids = new Set<string>();
  #callOff = () => {};

  constructor(
    private readonly later: (run: () => void) => () => void,
    private readonly judge: (ids: ReadonlySet<string>) => void,
  ) {}

  /** Adds fields. Returns whether one of them is new. */
  add(...ids: readonly string[]): boolean {
    const before = this.#ids.size;
    for (const id of ids) this.#ids.add(id);
    return this.#ids.size !== before;
  }

  judgeLater(): void {
    if (this.#ids.size === 0) return;
    this.#callOff();
    this.#callOff = this.later(() => this.judge(this.#ids));
  }

  forget(): void {
    this.#callOff();
    this.#ids.clear();
  }
}
