import {propsFile, readProject, type Project} from './project';

/** Where an editor is and what it opened; a draft belongs to both, so that changed code gets no old draft. */
export interface Place {
  /** Path of the page. */
  path: string;
  /** What "Reset" brings back. */
  original: Project;
  /** What the editor began with: the original, or a demo with the values of its controls. */
  initial: Project;
}

/** What a reader made of a project. */
export interface Draft {
  project: Project;
  /** The reader has reset it, which can be undone. */
  isReset: boolean;
}

/** A draft as the browser keeps it. */
interface StoredDraft extends Draft {
  path: string;
  /** The original as JSON. */
  original: string;
  /** The text of `props.json` that the editor began with. */
  props: string;
}

const KEY = 'playground.drafts';
/** Counts up when what is stored changes its form; older forms are dropped. */
const VERSION = 1;
const DRAFTS_LIMIT = 30;
/** In characters; browsers give a site about five million for everything it stores. */
const SIZE_LIMIT = 500_000;

/** The drafts of this page while the browser can't store them; else they are read where they are kept. */
let onlyHere: readonly StoredDraft[] | undefined;
/** The changes that leaving the page would lose. */
const atRisk = new Set<string>();

const contentOf = ({files, settings}: Project): string => JSON.stringify([files, settings]);

/** Whether two projects have the same files and settings. */
export const isSameProject = (one: Project, other: Project): boolean =>
  contentOf(one) === contentOf(other);

const propsOf = ({files}: Project): string =>
  files.find(({name}) => name === propsFile)?.code ?? '';

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>;

const readDraft = (value: unknown): StoredDraft | undefined => {
  const {path, original, props, project, isReset} = (value ?? {}) as Fields<StoredDraft>;
  const read = readProject(project);
  return typeof path === 'string' &&
    typeof original === 'string' &&
    typeof props === 'string' &&
    typeof isReset === 'boolean' &&
    read
    ? {path, original, props, isReset, project: read}
    : undefined;
};

const parseDrafts = (text: string): StoredDraft[] => {
  const {version, drafts} = (JSON.parse(text) ?? {}) as {version?: unknown; drafts?: unknown};
  if (version !== VERSION || !Array.isArray(drafts)) return [];
  return drafts.slice(0, DRAFTS_LIMIT).flatMap((draft) => readDraft(draft) ?? []);
};

/** The drafts, the latest first; what is not a draft is left out. */
const readDrafts = (): readonly StoredDraft[] => {
  if (onlyHere) return onlyHere;
  try {
    return parseDrafts(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return [];
  }
};

const format = (drafts: readonly StoredDraft[]): string =>
  JSON.stringify({version: VERSION, drafts});

/** As many of the latest drafts as there is room for. */
const withinLimits = (drafts: readonly StoredDraft[]): readonly StoredDraft[] => {
  let kept = drafts.slice(0, DRAFTS_LIMIT);
  while (kept.length > 0 && format(kept).length > SIZE_LIMIT) kept = kept.slice(0, -1);
  return kept;
};

/** Stores what there is room for; false when that is not the latest draft. */
const store = (drafts: readonly StoredDraft[]): boolean => {
  const kept = withinLimits(drafts);
  const isComplete = kept.length > 0 || drafts.length === 0;
  if (!isComplete || kept.some((draft) => !readDraft(draft))) return false;
  try {
    if (kept.length > 0) localStorage.setItem(KEY, format(kept));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    // Full or blocked storage.
    return false;
  }
};

/** Lets the browser ask before the page is left. */
const askFirst = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** Browsers keep pages without such a listener for "Back", so it is there only while something would be lost. */
const askWhenNeeded = (): void => {
  if (atRisk.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
};

/** What was made of a project at a place; undefined when there is nothing, or what it was made from has changed. */
export const findDraft = ({path, original, initial}: Place): Draft | undefined => {
  const content = contentOf(original);
  const found = readDrafts().find((draft) => draft.path === path && draft.original === content);
  if (!found) return undefined;
  const {project, isReset, props} = found;
  const given = initial.files.find(({name}) => name === propsFile);
  // The controls of the page were moved since: their values count.
  const files =
    given && given.code !== props
      ? project.files.map((file) => (file.name === propsFile ? given : file))
      : project.files;
  return {project: {...project, files}, isReset};
};

/**
 * Keeps a draft in the browser, or forgets it when it is undefined. What can't be stored lasts as long as
 * the page, and the browser asks before the page is left.
 */
export const keepDraft = ({path, original, initial}: Place, draft: Draft | undefined): void => {
  const content = contentOf(original);
  const others = readDrafts().filter((other) => other.path !== path || other.original !== content);
  const drafts = draft
    ? [{path, original: content, props: propsOf(initial), ...draft}, ...others]
    : others;
  const isStored = store(drafts);
  onlyHere = isStored ? undefined : drafts;
  const key = `${path} ${content}`;
  if (isStored) atRisk.clear();
  else if (draft && !draft.isReset) atRisk.add(key);
  else atRisk.delete(key);
  askWhenNeeded();
};
