import {z} from 'zod';

interface ControlBase {
  name: string;
  label: string;
}

/** A control beside a player, made from one field of a zod schema. */
export type Control =
  | (ControlBase & {type: 'slider'; min: number; max: number; step: number})
  | (ControlBase & {type: 'number'; min?: number; max?: number; step?: number})
  | (ControlBase & {type: 'text'; maxLength?: number})
  | (ControlBase & {type: 'color'})
  | (ControlBase & {type: 'select'; options: string[]})
  | (ControlBase & {type: 'switch'});

const sliderBounds = (field: z.ZodNumber): {min: number; max: number; step: number} | undefined => {
  const step = field._def.checks.find((check) => check.kind === 'multipleOf')?.value;
  const {minValue: min, maxValue: max} = field;
  return min === null || max === null || step === undefined ? undefined : {min, max, step};
};

const controlOf = (name: string, field: z.ZodTypeAny): Control => {
  const label = field.description ?? name;
  if (field instanceof z.ZodNumber) {
    const bounds = sliderBounds(field);
    if (bounds) return {type: 'slider', name, label, ...bounds};
    throw new Error(`"${name}" is a number: give it .min(), .max() and .step() to make a slider.`);
  }
  if (field instanceof z.ZodString) {
    if (field.maxLength === null) throw new Error(`"${name}" is a string: give it .max().`);
    return {type: 'text', name, label, maxLength: field.maxLength};
  }
  // zColor() is a refined string; describing it replaces the brand it carries.
  if (field instanceof z.ZodEffects && field.innerType() instanceof z.ZodString) {
    return {type: 'color', name, label: label === '__remotion-color' ? name : label};
  }
  if (field instanceof z.ZodEnum) {
    return {type: 'select', name, label, options: [...(field.options as readonly string[])]};
  }
  if (field instanceof z.ZodBoolean) return {type: 'switch', name, label};
  throw new Error(
    `"${name}" has a type without a control: use a number, string, zColor(), enum or boolean.`,
  );
};

/** Lists the controls of a demo's schema; throws when a field has no control that fits. */
export const controlsOf = (schema: z.ZodObject<z.ZodRawShape>): Control[] =>
  Object.entries(schema.shape).map(([name, field]) => controlOf(name, field));
