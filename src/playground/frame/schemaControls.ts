import type {Control} from '../../demos/controls';
import {definitionOf, type ZodDefinition} from '../../upstream/zodDefinition';

type Fields = ZodDefinition;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** What @remotion/zod-types writes into the description of its types. */
const COLOR = '__remotion-color';
const BRAND = '__remotion-';

/** Types that only wrap another one. */
const WRAPPERS = new Set(['ZodDefault', 'ZodNullable', 'ZodOptional']);

/** How many steps a slider has whose type names none. */
const SLIDER_STEPS = 100;

const numberControl = (base: {name: string; label: string}, {checks}: Fields): Control => {
  const all = (Array.isArray(checks) ? checks : []).map(fieldsOf);
  const limitOf = (kind: string): number | undefined => {
    const value = all.find((check) => check.kind === kind)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const min = limitOf('min');
  const max = limitOf('max');
  const step = limitOf('multipleOf') ?? (all.some(({kind}) => kind === 'int') ? 1 : undefined);
  if (min === undefined || max === undefined) {
    return {
      type: 'number',
      ...base,
      ...(min === undefined ? {} : {min}),
      ...(max === undefined ? {} : {max}),
      ...(step === undefined ? {} : {step}),
    };
  }
  return {type: 'slider', ...base, min, max, step: step ?? (max - min) / SLIDER_STEPS};
};

const controlOf = (name: string, type: unknown): Control | undefined => {
  const definition = definitionOf(type);
  const {typeName, description} = definition;
  if (typeof typeName === 'string' && WRAPPERS.has(typeName)) {
    return controlOf(name, definition.innerType);
  }
  const label =
    typeof description === 'string' && !description.startsWith(BRAND) ? description : name;
  const base = {name, label};
  switch (typeName) {
    case 'ZodNumber':
      return numberControl(base, definition);
    case 'ZodBoolean':
      return {type: 'switch', ...base};
    case 'ZodString':
      return {type: 'text', ...base};
    case 'ZodEnum':
      return {type: 'select', ...base, options: definition.values as string[]};
    // A string with a check of its own.
    case 'ZodEffects':
      if (description === COLOR) return {type: 'color', ...base};
      return controlOf(name, definition.schema);
    default:
      return undefined;
  }
};

/**
 * Lists the controls of what code exports as its schema: a z.object(). Fields of other types than
 * numbers, strings, colors, enums and booleans have none, as everything that is no schema.
 */
export const schemaControls = (schema: unknown): Control[] => {
  const {typeName, shape} = definitionOf(schema);
  if (typeName !== 'ZodObject' || typeof shape !== 'function') return [];
  return Object.entries(fieldsOf((shape as () => unknown)())).flatMap(
    ([name, type]) => controlOf(name, type) ?? [],
  );
};
