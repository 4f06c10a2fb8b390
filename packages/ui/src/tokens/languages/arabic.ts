import { deviceTypeCss } from './deviceType.ts';

/**
 * Returns the CSS of pages in Arabic script (`lang="ar"`): the faces of the device, higher lines, no spacing between
 * letters, which join, and no italics. Render it after `GlobalStyle` with `rightToLeftCss()`, in Arabic only.
 * @public
 */
export function arabicCss(): string {
  // The faces of Apple, Windows, Android and Linux.
  return deviceTypeCss({
    language: 'ar',
    sans: "'SF Arabic','Geeza Pro','Segoe UI','Noto Sans Arabic','DejaVu Sans'",
    serif: "'Noto Naskh Arabic'",
    // Letters have marks above and below the line.
    leastLineHeight: 1.4,
  });
}
