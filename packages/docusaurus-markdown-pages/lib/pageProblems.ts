/** How many problems the message about a failed build lists. */
const SHOWN_PROBLEMS = 10;

/** Collects what is wrong with the pages of a build, so that one message lists it. */
export class PageProblems {
  readonly #title: string;
  readonly #lines: string[] = [];

  /** @param title what the message begins with, such as `Pages that cannot be published` */
  constructor(title: string) {
    this.#title = title;
  }

  /** Does something with a page; what it throws is a problem of that page. */
  attempt(address: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#lines.push(`  ${address}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** @throws an error that lists the problems, if there are any */
  end(): void {
    const lines = this.#lines;
    if (lines.length === 0) return;
    const rest = lines.length - SHOWN_PROBLEMS;
    throw new Error(
      [
        `${this.#title} (${lines.length}):`,
        ...lines.slice(0, SHOWN_PROBLEMS),
        ...(rest > 0 ? [`  and ${rest} more.`] : []),
      ].join('\n'),
    );
  }
}
