/** Id of the option at a place of the list, by which the field refers to the active one. */
export const optionId = (place: number): string => `search-option-${place}`;
