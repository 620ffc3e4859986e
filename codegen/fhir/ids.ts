/** Gives each thing an id of its own, as like as can be to what it was called. */
export class Ids {
  readonly #taken = new Set<string>();

  /** The id of a question: letters, digits, _ and -, a letter first. */
  question(name: string): string {
    const fit = name.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 90);
    return this.#unique(/^[A-Za-z]/.test(fit) ? fit : `q${fit}`, '_');
  }

  /** The id of a page or of the whole: small letters, digits and dashes, a letter first. */
  page(name: string): string {
    const fit = name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40)
      .replace(/^-+|-+$/g, '');
    return this.#unique(/^[a-z]/.test(fit) ? fit : fit === '' ? 'page' : `page-${fit}`, '-');
  }

  #unique(name: string, joint: string): string {
    let id = name;
    for (let number = 2; this.#taken.has(id); number += 1) id = `${name}${joint}${number}`;
    this.#taken.add(id);
    return id;
  }
}
