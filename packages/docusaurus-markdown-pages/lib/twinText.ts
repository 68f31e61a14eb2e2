/** A part of a page below a heading. */
export interface TwinSection {
  /** The heading's id; empty for the text before the first heading. */
  readonly anchor: string;
  /** 1 to 6. */
  readonly level: number;
  /** In Markdown. */
  readonly heading: string;
  /** Where its text begins, with the heading, in the body. */
  readonly start: number;
  /** Where the next heading begins. */
  readonly end: number;
  /** Where the next heading begins that is not below this one. */
  readonly wholeEnd: number;
}

/** A block of code. */
export interface TwinCode {
  readonly language: string;
  readonly title: string;
  readonly code: string;
  /** Where its first fence begins in the body. */
  readonly start: number;
  /** Where the line below its last fence begins. */
  readonly end: number;
}

/** A page's Markdown, taken apart. Positions are in UTF-16 code units, from the start of the body. */
export interface TwinText {
  readonly title: string;
  readonly description: string;
  /** Without the front matter. */
  readonly body: string;
  readonly sections: readonly TwinSection[];
  readonly codes: readonly TwinCode[];
}

const frontMatterPattern = /^---\n(.*?)\n---\n+/s;
const headingPattern = /^(#{1,6}) (.+)$/;
const fencePattern = /^( *)(`{3,}|~{3,})([^`]*)$/;

const valueOf = (frontMatter: string, key: string): string => {
  const [, value = '""'] = new RegExp(`^${key}: (".*")$`, 'm').exec(frontMatter) ?? [];
  return JSON.parse(value) as string;
};

interface OpenFence {
  marks: string;
  info: string;
  start: number;
  codeStart: number;
}

const codeOf = (
  body: string,
  {info, start, codeStart}: OpenFence,
  closing: number,
  next: number,
): TwinCode => {
  const [language = ''] = /^\w*/.exec(info) ?? [];
  const [, title = ''] = /title="([^"]*)"/.exec(info) ?? [];
  return {
    language,
    title,
    code: body.slice(codeStart, closing).trimEnd(),
    start,
    end: Math.min(next, body.length),
  };
};

/**
 * Takes the Markdown of a page apart, as this package writes it.
 *
 * @param anchors ids of its headings, in their order; sections without one have an empty `anchor`
 * @throws a `SyntaxError` if a title or description in the front matter isn't a JSON string
 */
export const readTwin = (markdown: string, anchors: readonly string[] = []): TwinText => {
  const [whole = '', frontMatter = ''] = frontMatterPattern.exec(markdown) ?? [];
  const body = markdown.slice(whole.length);
  const headings: Omit<TwinSection, 'end' | 'wholeEnd'>[] = [];
  const codes: TwinCode[] = [];
  let fence: OpenFence | undefined;
  let position = 0;
  for (const line of body.split('\n')) {
    const next = position + line.length + 1;
    if (fence) {
      if (line.trim().startsWith(fence.marks) && line.trim().replace(/[`~]/g, '') === '') {
        codes.push(codeOf(body, fence, position, next));
        fence = undefined;
      }
    } else {
      const [, , marks, info = ''] = fencePattern.exec(line) ?? [];
      const [, signs = '', heading = ''] = headingPattern.exec(line) ?? [];
      if (marks !== undefined) fence = {marks, info, start: position, codeStart: next};
      else if (signs !== '') {
        const anchor = anchors[headings.length] ?? '';
        headings.push({anchor, level: signs.length, heading, start: position});
      }
    }
    position = next;
  }
  const sections = headings.map((section, index): TwinSection => {
    const later = headings.slice(index + 1);
    return {
      ...section,
      end: later[0]?.start ?? body.length,
      wholeEnd: later.find(({level}) => level <= section.level)?.start ?? body.length,
    };
  });
  return {
    title: valueOf(frontMatter, 'title'),
    description: valueOf(frontMatter, 'description'),
    body,
    sections,
    codes,
  };
};

/** A heading as text. */
export const plainHeading = (heading: string): string =>
  heading.replace(/`|\\(?=[<[\]_*])/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The first sentence of a text in Markdown, on one line, of at most this many characters. */
export const firstSentence = (text: string, longest: number): string => {
  const line = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence] = /^.*?[.:](?= |$)/.exec(line) ?? [line];
  return sentence.length <= longest ? sentence : `${sentence.slice(0, longest - 1)}…`;
};

/** Cuts a text into parts of at most this many characters, between paragraphs where possible. */
export const partsOf = (text: string, longest: number): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const paragraph = rest.lastIndexOf('\n\n', longest);
    const line = rest.lastIndexOf('\n', longest);
    const cut = [paragraph, line].find((place) => place > longest / 2) ?? longest;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).replace(/^\n+/, '');
  }
  return [...parts, rest];
};
