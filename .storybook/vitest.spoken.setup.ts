import { setProjectAnnotations } from '@storybook/react-vite';
// Loads lazy modules before a transcript starts, so that a transcript does not depend on loading times.
import '../packages/ui/src/components/RichText/sanitise.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);
