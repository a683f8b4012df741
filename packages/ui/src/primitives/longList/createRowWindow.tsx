import { use, useEffect, useEffectEvent } from 'react';
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
  ListLayout,
  ListStateContext,
  Virtualizer,
} from 'react-aria-components';

type Root = CollectionRenderer['CollectionRoot'];

/** What rows are thought to take until they are measured, in pixels. */
const sizes = { estimatedRowSize: 36, estimatedHeadingSize: 24 };

/** Scrolls to the middle of a row. */
function center(scroller: HTMLElement, row: Pick<DOMRectReadOnly, 'height' | 'y'>) {
  scroller.scrollTop = row.y - (scroller.clientHeight - row.height) / 2;
}

/** Returns what draws of a list or a tree the rows in view alone, with a padding in pixels around all. */
export function createRowWindow(padding: number): CollectionRenderer {
  const layout = new ListLayout();
  const layoutOptions = { ...sizes, padding };

  /** Draws what stands in the window of the Virtualizer around it, and begins at what is chosen. */
  const Rows: Root = (props) => {
    const { CollectionRoot } = use(CollectionRendererContext);
    const list = use(ListStateContext);
    const showSelected = useEffectEvent(() => {
      const key = list?.selectionManager.firstSelectedKey ?? null;
      const place = key === null ? null : layout.getLayoutInfo(key);
      const scroller = props.scrollRef?.current;
      if (place && scroller) center(scroller, place.rect);
    });
    useEffect(() => {
      // Once the list has its height.
      const frame = requestAnimationFrame(showSelected);
      return () => cancelAnimationFrame(frame);
    }, []);
    return <CollectionRoot {...props} />;
  };

  const CollectionRoot: Root = (props) => (
    <Virtualizer layout={layout} layoutOptions={layoutOptions}>
      <Rows {...props} />
    </Virtualizer>
  );
  return { ...DefaultCollectionRenderer, isVirtualized: true, layoutDelegate: layout, CollectionRoot };
}
