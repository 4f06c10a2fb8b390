import { QRCodeSVG } from 'qrcode.react';
import { vars } from '../../tokens/vars.ts';

/** The width of the white margin that QR codes require, in modules. */
const QUIET_ZONE_MODULES = 4;

export interface MemberQrProps {
  readonly number: string;
  /** The text alternative. */
  readonly label: string;
  readonly className?: string;
}

/** The customer number as a QR code, black on white. */
export function MemberQr({ number, label, className }: MemberQrProps) {
  return (
    <QRCodeSVG
      className={className}
      value={number}
      level="M"
      marginSize={QUIET_ZONE_MODULES}
      bgColor={vars.color.qrPaper}
      fgColor={vars.color.qrInk}
      title={label}
      role="img"
    />
  );
}
