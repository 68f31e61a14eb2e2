/** What shows that an interaction had its effect. */
export interface Effect {
  /** The input event that the time runs from. */
  event: 'click' | 'keydown';
  /** The first element that this fits… */
  selector: string;
  /** …has another content than before the event, or is there now, … */
  change: 'content' | 'presence';
  /** …and has an element that this fits. */
  has?: string;
}
