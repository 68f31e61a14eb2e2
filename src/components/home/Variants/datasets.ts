export interface Row {
  title: string;
  value: number;
  color: string;
}

export interface Dataset {
  name: string;
  unit: string;
  rows: Row[];
}

/** Data that the reader turns into videos; real figures, which can be looked up. */
export const datasets: readonly [Dataset, ...Dataset[]] = [
  {
    name: 'Planets',
    unit: 'Earth days per orbit',
    rows: [
      {title: 'Mercury', value: 88, color: '#c3cad8'},
      {title: 'Venus', value: 225, color: '#ffc247'},
      {title: 'Earth', value: 365, color: '#86a5ff'},
      {title: 'Mars', value: 687, color: '#ff8468'},
      {title: 'Jupiter', value: 4333, color: '#e7b48a'},
      {title: 'Saturn', value: 10759, color: '#f3dc9b'},
    ],
  },
  {
    name: 'Notes',
    unit: 'Hz',
    rows: [
      {title: 'A1', value: 55, color: '#a98bff'},
      {title: 'A2', value: 110, color: '#8b8bff'},
      {title: 'A3', value: 220, color: '#6f9bff'},
      {title: 'A4', value: 440, color: '#52c7ea'},
      {title: 'A5', value: 880, color: '#3ddc97'},
      {title: 'A6', value: 1760, color: '#c5e86c'},
    ],
  },
  {
    name: 'Frame rates',
    unit: 'frames per minute',
    rows: [
      {title: '24 fps', value: 1440, color: '#ffc247'},
      {title: '25 fps', value: 1500, color: '#ffa36b'},
      {title: '30 fps', value: 1800, color: '#ff8468'},
      {title: '50 fps', value: 3000, color: '#f27db6'},
      {title: '60 fps', value: 3600, color: '#a98bff'},
      {title: '120 fps', value: 7200, color: '#86a5ff'},
    ],
  },
];
