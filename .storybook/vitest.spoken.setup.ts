import { setProjectAnnotations } from '@storybook/react-vite';
// What loads late in a page is here before it is read, so that a transcript never depends on how fast it came.
import '../packages/ui/src/components/RichText/sanitise.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);
