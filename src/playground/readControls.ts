import type {Control} from '../demos/controls';

type Fields = Readonly<Record<string, unknown>>;

const CONTROLS_LIMIT = 50;
const OPTIONS_LIMIT = 200;
/** Of names, labels and options, in characters. */
const TEXT_LIMIT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_LIMIT;

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isLimit = (value: unknown): value is number | undefined =>
  value === undefined || isNumber(value);

const readControl = (value: unknown): Control | undefined => {
  const {type, name, label, min, max, step, maxLength, options} = (value ?? {}) as Fields;
  if (!isText(name) || !isText(label)) return undefined;
  switch (type) {
    case 'slider':
      return isNumber(min) && isNumber(max) && isNumber(step)
        ? {type, name, label, min, max, step}
        : undefined;
    case 'number':
      return isLimit(min) && isLimit(max) && isLimit(step)
        ? {type, name, label, min, max, step}
        : undefined;
    case 'text':
      return isLimit(maxLength) ? {type, name, label, maxLength} : undefined;
    case 'color':
    case 'switch':
      return {type, name, label};
    case 'select':
      return Array.isArray(options) && options.length <= OPTIONS_LIMIT && options.every(isText)
        ? {type, name, label, options: [...new Set(options)]}
        : undefined;
    default:
      return undefined;
  }
};

/** Reads controls that came from a frame, as a copy; undefined when one has not the shape of one. */
export const readControls = (value: readonly unknown[]): Control[] | undefined => {
  if (value.length > CONTROLS_LIMIT) return undefined;
  const controls = value.flatMap((item) => readControl(item) ?? []);
  const names = new Set(controls.map(({name}) => name));
  return names.size === value.length ? controls : undefined;
};
