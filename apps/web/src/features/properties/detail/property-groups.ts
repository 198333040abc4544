import type { PropertyDetail } from '@piacter/contracts/properties';
import { houseTypes } from '@piacter/contracts/properties/values';
import { formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import {
  formatArea,
  formatFloor,
  type Group,
  getAddressGroup,
  getAdGroup,
} from '../../listings/detail/index.ts';
import { formatMonthlyPrice, formatPrice, formatRooms, getPriceLabel } from './property-format.ts';
import { text } from './text.ts';

/** The key facts: site area and utilities of a plot, else area, rooms, the floor or a house's site, condition and heating. */
export const getKeyFacts = (property: PropertyDetail): Description[] => {
  const { decide } = text;
  if (property.houseType === houseTypes.plot) {
    return [
      { term: decide.siteArea, value: formatArea(property.siteArea) },
      { term: decide.electricity, value: property.electricityTypeName },
      { term: decide.gas, value: property.gasTypeName },
      { term: text.view, value: property.viewTypeName },
    ];
  }
  const site = { term: decide.siteArea, value: formatArea(property.siteArea) };
  const floor = { term: decide.floor, value: formatFloor(property.floorNumber) };
  return [
    { term: decide.floorArea, value: formatArea(property.floorArea) },
    { term: decide.rooms, value: formatRooms(property.roomNumber, property.halfRoomNumber) },
    property.houseType === houseTypes.house ? site : floor,
    { term: decide.condition, value: property.conditionName },
    { term: decide.heating, value: property.heatTypeName },
  ];
};

const getCosts = (property: PropertyDetail): Description[] => [
  { term: getPriceLabel(property.adType), value: formatPrice(property) },
  { term: text.maintenanceFee, value: formatMonthlyPrice(property.maintenanceFee) },
  { term: text.utilities, value: formatMonthlyPrice(property.utilities) },
  { term: text.advertiser, value: property.advertiserType },
];

const formatElectricity = ({ electricityTypeName, amper }: PropertyDetail) =>
  [electricityTypeName, amper === null ? null : text.amper(String(amper))].filter(Boolean).join(', ');

const getBuilding = (property: PropertyDetail): Description[] => [
  { term: text.houseType, value: property.houseTypeName },
  { term: text.buildTechnology, value: property.buildTechnologyName },
  { term: text.decide.condition, value: property.conditionName },
  { term: text.decide.floor, value: formatFloor(property.floorNumber) },
  { term: text.decide.floorArea, value: formatArea(property.floorArea) },
  { term: text.decide.siteArea, value: formatArea(property.siteArea) },
  { term: text.roomNumber, value: property.roomNumber },
  { term: text.halfRoomNumber, value: property.halfRoomNumber },
  { term: text.view, value: property.viewTypeName },
  { term: text.furnished, value: property.furnishedTypeName },
  { term: text.decide.heating, value: property.heatTypeName },
  { term: text.decide.electricity, value: formatElectricity(property) },
  { term: text.decide.gas, value: property.gasTypeName },
  { term: text.parking, value: property.parkingTypeName },
];

/** 'Van, 5 kW': a yes with the number that belongs to it, where that is given. */
const formatHas = (flag: 0 | 1 | null, detail: string | null) =>
  flag === 1 && detail !== null ? `${text.has[0]}, ${detail}` : formatYesNo(flag, text.has);

const formatOutput = (kilowatts: number | null) =>
  kilowatts === null ? null : text.kilowatt(String(kilowatts));

const getEquipment = (property: PropertyDetail): Description[] => [
  { term: text.balcony, value: formatHas(property.hasBalcony, formatArea(property.balconyArea)) },
  { term: text.elevator, value: formatYesNo(property.hasElevator, text.has) },
  { term: text.insulated, value: formatYesNo(property.thermallyInsulated) },
  { term: text.immediately, value: formatYesNo(property.moveImmediately) },
  {
    term: text.solarPanel,
    value: formatHas(property.hasSolarPanel, formatOutput(property.solarPanelOutput)),
  },
  { term: text.smartHome, value: formatYesNo(property.isSmartHome) },
  { term: text.gardenContact, value: formatYesNo(property.isGardenContact, text.has) },
  { term: text.attic, value: formatYesNo(property.isAttic) },
];

/** The data of a property in labelled groups. */
export const getGroups = (property: PropertyDetail): Group[] => [
  { title: text.groups.costs, items: getCosts(property) },
  { title: text.groups.building, items: getBuilding(property) },
  { title: text.groups.equipment, items: getEquipment(property) },
  getAddressGroup(property),
  getAdGroup(property, property.realEstateID),
];
