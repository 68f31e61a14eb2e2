import type {ProjectFile} from './protocol.ts';

/** Where an editor is and what it opened; a draft belongs to both, so that changed code gets no old draft. */
export interface DraftPlace<Project> {
  /** Path of the page. */
  path: string;
  /** What "Reset" brings back. */
  original: Project;
  /** What the editor began with: the original, or one with the values of the page's controls. */
  initial: Project;
}

/** What a reader made of a project. */
export interface Draft<Project> {
  project: Project;
  /** The reader has reset it, which can be undone. */
  isReset: boolean;
}

/** The part of a project that drafts depend on. */
export interface WithFiles {
  readonly files: readonly ProjectFile[];
}

export interface DraftOptions<Project> {
  /** The key in the browser's local storage. */
  key: string;
  /** Reads a stored project; undefined if it doesn't have the shape of one. */
  read: (value: unknown) => Project | undefined;
  /** What makes a project what it is, as text: a title may be left out. By default the whole project as JSON. */
  contentOf?: (project: Project) => string;
  /** The name of a file that controls on the page set: when they have changed since, it replaces the draft's. */
  controlledFile?: string;
}

export interface Drafts<Project> {
  /** Whether two projects have the same content. */
  isSame: (one: Project, other: Project) => boolean;
  /** What was made of a project at a place; undefined when there is nothing, or what it was made from has changed. */
  find: (place: DraftPlace<Project>) => Draft<Project> | undefined;
  /**
   * Keeps a draft in the browser, or forgets it when it is undefined. What can't be stored lasts as long as
   * the page, and the browser asks before the page is left.
   */
  keep: (place: DraftPlace<Project>, draft: Draft<Project> | undefined) => void;
}

/** A draft as the browser keeps it. */
interface StoredDraft<Project> extends Draft<Project> {
  path: string;
  /** The original's content. */
  original: string;
  /** The text of the controlled file that the editor began with. */
  props: string;
}

/** Counts up when what is stored changes its form; older forms are dropped. */
const VERSION = 1;
const DRAFTS_LIMIT = 30;
/** In characters; browsers give a site about five million for everything it stores. */
const SIZE_LIMIT = 500_000;

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>;

/** Lets the browser ask before the page is left. */
const askFirst = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** Drafts of what readers write, in the browser's storage; call it once for each key. */
export const createDrafts = <Project extends WithFiles>({
  key: storageKey,
  read,
  contentOf = (project) => JSON.stringify(project),
  controlledFile,
}: DraftOptions<Project>): Drafts<Project> => {
  type Stored = StoredDraft<Project>;

  /** The drafts of this page while the browser can't store them; else they are read where they are kept. */
  let onlyHere: readonly Stored[] | undefined;
  /** The changes that leaving the page would lose. */
  const atRisk = new Set<string>();

  const controlledIn = ({files}: Project): ProjectFile | undefined =>
    files.find(({name}) => name === controlledFile);

  const readDraft = (value: unknown): Stored | undefined => {
    const {path, original, props, project, isReset} = (value ?? {}) as Fields<Stored>;
    const known = read(project);
    return typeof path === 'string' &&
      typeof original === 'string' &&
      typeof props === 'string' &&
      typeof isReset === 'boolean' &&
      known
      ? {path, original, props, isReset, project: known}
      : undefined;
  };

  const parseDrafts = (text: string): Stored[] => {
    const {version, drafts} = (JSON.parse(text) ?? {}) as {version?: unknown; drafts?: unknown};
    if (version !== VERSION || !Array.isArray(drafts)) return [];
    return drafts.slice(0, DRAFTS_LIMIT).flatMap((draft) => readDraft(draft) ?? []);
  };

  /** The drafts, the latest first; what is not a draft is left out. */
  const readDrafts = (): readonly Stored[] => {
    if (onlyHere) return onlyHere;
    try {
      return parseDrafts(localStorage.getItem(storageKey) ?? 'null');
    } catch {
      return [];
    }
  };

  const format = (drafts: readonly Stored[]): string => JSON.stringify({version: VERSION, drafts});

  /** As many of the latest drafts as there is room for. */
  const withinLimits = (drafts: readonly Stored[]): readonly Stored[] => {
    let kept = drafts.slice(0, DRAFTS_LIMIT);
    while (kept.length > 0 && format(kept).length > SIZE_LIMIT) kept = kept.slice(0, -1);
    return kept;
  };

  /** Stores what there is room for; false when that is not the latest draft. */
  const store = (drafts: readonly Stored[]): boolean => {
    const kept = withinLimits(drafts);
    const isComplete = kept.length > 0 || drafts.length === 0;
    if (!isComplete || kept.some((draft) => !readDraft(draft))) return false;
    try {
      if (kept.length > 0) localStorage.setItem(storageKey, format(kept));
      else localStorage.removeItem(storageKey);
      return true;
    } catch {
      // Full or blocked storage.
      return false;
    }
  };

  /** Browsers keep pages without such a listener for "Back", so it is there only while something would be lost. */
  const askWhenNeeded = (): void => {
    if (atRisk.size > 0) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  };

  return {
    isSame: (one, other) => contentOf(one) === contentOf(other),
    find: ({path, original, initial}) => {
      const content = contentOf(original);
      const found = readDrafts().find((draft) => draft.path === path && draft.original === content);
      if (!found) return undefined;
      const {project, isReset, props} = found;
      const given = controlledIn(initial);
      // The controls of the page were moved since: their values count.
      const files =
        given && given.code !== props
          ? project.files.map((file) => (file.name === controlledFile ? given : file))
          : project.files;
      return {project: {...project, files}, isReset};
    },
    keep: ({path, original, initial}, draft) => {
      const content = contentOf(original);
      const others = readDrafts().filter(
        (other) => other.path !== path || other.original !== content,
      );
      const drafts = draft
        ? [{path, original: content, props: controlledIn(initial)?.code ?? '', ...draft}, ...others]
        : others;
      const isStored = store(drafts);
      onlyHere = isStored ? undefined : drafts;
      const change = `${path} ${content}`;
      if (isStored) atRisk.clear();
      else if (draft && !draft.isReset) atRisk.add(change);
      else atRisk.delete(change);
      askWhenNeeded();
    },
  };
};
