// The page runs these libraries in a task before the app's, so that neither task blocks input for long (index.html,
// vite.chunks.ts).
import 'react-dom/client';
import 'react-router-dom';
import 'styled-components';
