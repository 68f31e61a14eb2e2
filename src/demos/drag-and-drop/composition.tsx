import {useState, type KeyboardEvent, type PointerEvent} from 'react';
import {AbsoluteFill, Sequence, useCurrentScale} from 'remotion';

type Props = {
  dividesByScale: boolean;
};

const keys: Record<string, [number, number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
};

export const Canvas = ({dividesByScale}: Props) => {
  const scale = useCurrentScale();
  const [selected, setSelected] = useState<string>();
  const [items, setItems] = useState([
    {id: 'Sun', left: 160, top: 110, size: 220, color: '#ffcf4a', from: 0},
    {id: 'Hill', left: 700, top: 330, size: 320, color: '#4fa06a', from: 0},
    {id: 'Kite', left: 470, top: 240, size: 150, color: '#ef5d6b', from: 30},
  ]);

  const move = (id: string, x: number, y: number) => {
    setItems((all) =>
      all.map((item) =>
        item.id === id ? {...item, left: item.left + x, top: item.top + y} : item,
      ),
    );
  };
  const onPointerMove = (id: string) => (event: PointerEvent) => {
    // Events count pixels of the page, items have pixels of the composition.
    const factor = dividesByScale ? 1 / scale : 1;
    if (event.buttons === 1) move(id, event.movementX * factor, event.movementY * factor);
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    move(id, ...step);
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#bfe4f7', overflow: 'hidden'}}>
      {items.map(({id, left, top, size, color, from}) => (
        <Sequence key={id} from={from} layout="none">
          <button
            type="button"
            aria-label={`${id}: drag it, or move it with the arrow keys`}
            onFocus={() => {
              setSelected(id);
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setSelected(id);
            }}
            onPointerMove={onPointerMove(id)}
            onKeyDown={onKeyDown(id)}
            style={{
              position: 'absolute',
              left,
              top,
              width: size,
              height: size,
              border: 0,
              borderRadius: id === 'Kite' ? 12 : size,
              rotate: id === 'Kite' ? '45deg' : undefined,
              backgroundColor: color,
              boxShadow: id === selected ? `0 0 0 ${3 / scale}px #1f6fd0` : undefined,
              cursor: 'move',
              touchAction: 'none',
            }}
          />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
